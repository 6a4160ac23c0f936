import type { ParticipantRow } from '#contract/participants/participants.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'

/** A participant's progress with the documents of a term: accepted ones, and whether any await review. */
export function TermProgress({ term }: { term: NonNullable<ParticipantRow['term']> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { accepted, asked, toReview, isExcused } = term
  if (isExcused) return <Badge>{t('term.standing', { standing: 'excused' })}</Badge>
  const tone = accepted >= asked ? 'success' : toReview > 0 ? 'accent' : 'warning'
  return <Badge tone={tone}>{t('term.progress', { accepted, asked, toReview })}</Badge>
}
