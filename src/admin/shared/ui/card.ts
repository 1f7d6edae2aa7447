/** The frame of a card in a grid. */
export const cardClass =
  'flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 transition-colors hover:border-edge'
