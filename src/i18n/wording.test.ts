import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { locales } from '../domain/locales'
import { everyText } from '../domain/pageTexts/everyText.fixture'
import { messages } from './translator'

/** Texts quoted from the specification that break a rule below. */
const quoted = new Set(['Saving...', 'Sending...', 'No leads yet...'])

/** Consistent wording: what English screen texts never say. */
const unwanted: [RegExp, string][] = [
  [/\w\s?\.\.\.$/, '… is one character'],
  [/\w …$/, 'no space before …'],
  [/\be-mail/i, 'email'],
  [/\bsign(ed|ing|s)?[ -](in|out)\b/i, 'log in, log out'],
  [/\bpictures?\b/i, 'image'],
  [/\b(could not|cannot|can not)\b/i, "couldn't, can't"],
  [/\b(somebody|anybody|everybody|whoever|anew)\b/i, 'someone, anyone, everyone, again'],
  [/\w’\w/, "a straight ' in English, as in the specification"],
]

function expectPlain(text: string, place: string) {
  if (quoted.has(text)) return
  for (const [pattern, instead] of unwanted) expect(text, `${place}: ${instead}`).not.toMatch(pattern)
}

const isScreenFile = (file: string) => /\.tsx?$/.test(file) && !/\.test\./.test(file)

/** Every text of at least two words, or in markup, that a file could show. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteralLike(node) && /^[A-Z].* |^[A-Z].*\.$/.test(node.text)) texts.push(node.text)
    else if (ts.isTemplateExpression(node) && / /.test(node.head.text + node.getText())) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x'))
    } else if (ts.isJsxText(node) && node.text.trim()) texts.push(node.text.replace(/\s+/g, ' ').trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

test.each(locales)('%s writes … as one character', (locale) => {
  for (const [group, texts] of Object.entries(messages[locale])) {
    for (const [key, text] of Object.entries(texts)) {
      if (!quoted.has(text)) expect(text, `${group}.${key}`).not.toMatch(/\.\.\.|\w …/)
    }
  }
  for (const [path, text] of everyText(locale)) expect(text, path).not.toMatch(/\.\.\.|\w …/)
})

test('the English site has one wording for one thing', () => {
  for (const [group, texts] of Object.entries(messages.en)) {
    for (const [key, text] of Object.entries(texts)) expectPlain(text, `${group}.${key}`)
  }
  for (const [path, text] of everyText('en')) expectPlain(text, path)
})

test.each(['src/admin', 'collections', 'globals'])(
  '%s has one wording for one thing',
  { timeout: 60_000 },
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isScreenFile)
    expect(files).not.toEqual([])
    for (const file of files) {
      const place = path.join(folder, file)
      for (const text of textsIn(place)) expectPlain(text, place)
    }
  },
)
