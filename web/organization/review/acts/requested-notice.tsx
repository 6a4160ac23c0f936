import type { Output } from '#contract/call.ts'
import type { requestDocuments } from '#contract/document-requests.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

export type Requested = Output<typeof requestDocuments>

export function RequestedNotice({ done: { requested, skipped } }: { done: Requested }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Notice live tone={requested > 0 ? 'success' : 'info'} title={t('request.done', { count: requested })}>
      {skipped > 0 && <p>{t('request.skipped', { count: skipped })}</p>}
    </Notice>
  )
}
