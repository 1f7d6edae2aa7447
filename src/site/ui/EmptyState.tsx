/** What stands in place of a list that has nothing yet. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-rule border-t border-b py-[clamp(2.5rem,6vw,5rem)]">
      <p className="font-display font-semibold text-h3">{title}</p>
      <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
    </div>
  )
}
