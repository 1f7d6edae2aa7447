import { Panel } from '@/admin/shared/ui/Panel'
import { ProgressBar } from '@/admin/shared/ui/ProgressBar'
import type { DemoProgress } from '@/domain/system'

/** The progress of seeding a demo, which continues while the product runs. */
export function DemoContent({ progress: { done, total, problem } }: { progress: DemoProgress }) {
  return (
    <Panel title="Demo content">
      <div className="flex flex-col gap-1.5 px-4 py-2.5 text-sm">
        <p>
          Adding entries and images: {done} of {total}
        </p>
        <ProgressBar label="Demo content" value={done} total={total} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem} Trying again in a few seconds.
          </p>
        )}
      </div>
    </Panel>
  )
}
