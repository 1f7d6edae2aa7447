import { type Choice, labelOf } from './choice'

/** The languages that the editor offers for a code block, as they are stored; others can be stored too. */
export const codeLanguages: readonly Choice[] = [
  { value: 'plaintext', label: 'Plain text' },
  { value: 'bash', label: 'Bash' },
  { value: 'c', label: 'C' },
  { value: 'cpp', label: 'C++' },
  { value: 'csharp', label: 'C#' },
  { value: 'css', label: 'CSS' },
  { value: 'dart', label: 'Dart' },
  { value: 'diff', label: 'Diff' },
  { value: 'dockerfile', label: 'Dockerfile' },
  { value: 'go', label: 'Go' },
  { value: 'graphql', label: 'GraphQL' },
  { value: 'html', label: 'HTML' },
  { value: 'http', label: 'HTTP' },
  { value: 'java', label: 'Java' },
  { value: 'js', label: 'JavaScript' },
  { value: 'json', label: 'JSON' },
  { value: 'kotlin', label: 'Kotlin' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'nginx', label: 'nginx' },
  { value: 'php', label: 'PHP' },
  { value: 'powershell', label: 'PowerShell' },
  { value: 'py', label: 'Python' },
  { value: 'ruby', label: 'Ruby' },
  { value: 'rust', label: 'Rust' },
  { value: 'scss', label: 'SCSS' },
  { value: 'sql', label: 'SQL' },
  { value: 'swift', label: 'Swift' },
  { value: 'ts', label: 'TypeScript' },
  { value: 'yaml', label: 'YAML' },
]

/** Other names for the same languages. */
const aliases: Record<string, string> = {
  text: 'plaintext',
  sh: 'bash',
  shell: 'bash',
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  javascript: 'js',
  jsx: 'js',
  kt: 'kotlin',
  md: 'markdown',
  ps1: 'powershell',
  python: 'py',
  rb: 'ruby',
  rs: 'rust',
  typescript: 'ts',
  tsx: 'ts',
  xml: 'html',
  yml: 'yaml',
}

/** The offered language with this name or alias; unknown names are returned as they are. */
export function knownLanguage(name: string): string {
  const lower = name.toLowerCase()
  if (Object.hasOwn(aliases, lower)) return aliases[lower] ?? name
  return codeLanguages.some(({ value }) => value === lower) ? lower : name
}

/** How a language is written above code: `ts` is TypeScript. Unknown names stay; plain text has no label. */
export function codeLabel(name: string): string | undefined {
  const known = knownLanguage(name)
  return known === 'plaintext' ? undefined : labelOf(codeLanguages, known)
}
