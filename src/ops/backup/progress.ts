/** Reports the progress of a step; `total` is undefined while unknown. May throw to stop the work. */
export type Report = (step: string, done: number, total?: number) => void

export const silent: Report = () => {}
