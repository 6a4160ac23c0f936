import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Warns how many of the invited have a result already: usually a mistake, but allowed. */
export function Decided({ count }: { count: number }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (count === 0) return null
  return (
    <Notice tone="warning" title={t('invite.decided', { count })}>
      <p>{t('invite.decided.detail')}</p>
    </Notice>
  )
}
