import type { Places } from '#contract/results/awards.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** The number of free places, and the state of given ones. */
export function PlacesLine({ places }: { places: Places }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { quota, approved, free, pending, accepted, declined, lapsed } = places
  const isAsked = pending + accepted + declined + lapsed > 0
  return (
    <Notice tone={free !== null && free > 0 ? 'warning' : 'info'}>
      <p>
        {quota === null || free === null
          ? t('results.places.noQuota', { approved })
          : t('results.places', { quota, approved, left: declined + lapsed, free })}
      </p>
      {isAsked && <p>{t('results.places.asked', { accepted, pending, declined, lapsed })}</p>}
    </Notice>
  )
}
