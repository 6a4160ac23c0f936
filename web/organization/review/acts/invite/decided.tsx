import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Says how many of those who are invited have their result already: mostly a slip, but nobody is kept from it. */
export function Decided({ count }: { count: number }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (count === 0) return null
  return (
    <Notice tone="warning" title={t('invite.decided', { count })}>
      <p>{t('invite.decided.detail')}</p>
    </Notice>
  )
}
