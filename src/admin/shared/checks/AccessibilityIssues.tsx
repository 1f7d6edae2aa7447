import { Accessibility } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { pluralize } from '@/domain/pluralize'
import { Button } from '../ui/Button'
import { useSingleFlight } from '../ui/useSingleFlight'
import { type AccessibilityIssue, checkAccessibility, showInPage } from './accessibility'

interface Props {
  frame: RefObject<HTMLIFrameElement | null>
  /** The version that is shown; results are those of one version. */
  version: string
}

type Result = { version: string } & ({ issues: AccessibilityIssue[] } | { error: string })

/** Of each issue: more have the same cause. */
const maxShown = 10

function outcome(result: Result): string {
  if ('error' in result) return result.error
  const { length } = result.issues
  if (!length) return 'No accessibility issues found on this page.'
  return `${pluralize(length, 'accessibility issue')} on this page:`
}

/** Checks the previewed page with axe when asked to, and shows where the issues are. */
export function AccessibilityIssues({ frame, version }: Props) {
  const [result, setResult] = useState<Result | null>(null)
  const [isChecking, setChecking] = useState(false)
  const once = useSingleFlight()
  const shown = result?.version === version ? result : null

  async function check() {
    const page = frame.current?.contentWindow
    if (!page) return
    setChecking(true)
    try {
      setResult({ version, issues: await checkAccessibility(page) })
    } catch {
      setResult({ version, error: "The page couldn't be checked. Try again." })
    } finally {
      setChecking(false)
    }
  }

  function show(selector: string) {
    const page = frame.current?.contentWindow
    if (page) showInPage(page, selector)
  }

  return (
    <div className="flex min-h-0 flex-col items-start gap-2">
      <Button
        icon={<Accessibility aria-hidden size={14} />}
        aria-disabled={isChecking}
        onClick={() => void once(check)}
      >
        {isChecking ? 'Checking…' : 'Check accessibility'}
      </Button>
      <div role="status" className="text-sm">
        {shown && outcome(shown)}
      </div>
      {shown && 'issues' in shown && shown.issues.length > 0 && (
        <ul aria-label="Accessibility issues" className="max-h-40 w-full overflow-y-auto text-sm">
          {shown.issues.map(({ rule, text, elements }) => (
            <li key={rule} className="flex flex-wrap items-center gap-x-2 py-0.5">
              {text}.
              {elements.slice(0, maxShown).map((selector, index) => (
                <button
                  key={selector}
                  type="button"
                  className="cursor-pointer rounded-sm py-1 underline underline-offset-4"
                  onClick={() => show(selector)}
                >
                  Show<span className="sr-only"> {text}</span>
                  {elements.length > 1 && ` ${index + 1}`}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
