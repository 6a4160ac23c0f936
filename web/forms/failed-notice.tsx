import { useUnreachableWords } from '../dialogs/use-unreachable-words.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import type { Failed } from './use-checked-form.ts'

export interface FailedNoticeProps {
  readonly failed: Failed | undefined
  /** Instead of the problem's own detail. */
  readonly detail?: string | undefined
}

/** Shows a failure: what happened, that no input is lost, and what to do. */
export function FailedNotice({ failed, detail }: FailedNoticeProps) {
  const unreachable = useUnreachableWords()
  if (!failed) return null
  const { problem } = failed
  return (
    <Notice tone="danger" live title={problem?.title ?? unreachable.title}>
      <p>{detail ?? problem?.detail ?? unreachable.detail}</p>
    </Notice>
  )
}
