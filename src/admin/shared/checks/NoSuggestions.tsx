import { CircleCheck } from 'lucide-react'

export const NoSuggestions = () => (
  <p className="flex items-center gap-2 text-sm text-muted">
    <CircleCheck aria-hidden size={15} className="shrink-0" /> No issues found.
  </p>
)
