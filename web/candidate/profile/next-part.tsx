import { ArrowRight } from 'lucide-react'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import styles from './next-part.module.css'
import { completeness } from './own-profile.ts'
import { partAddress } from './part-facts.ts'

/** The next empty part of the profile, and the reason to fill it in. */
export function NextPart({ after }: { after: ProfilePart }) {
  const t = useTexts('student_dashboard')
  const { parts } = useAnswer(completeness(useMe().myId))
  const at = parts.findIndex(({ part }) => part === after)
  const missing = [...parts.slice(at + 1), ...parts.slice(0, Math.max(at, 0))].find(({ done }) => !done)
  // Hidden while this part itself is missing.
  if (!missing || !parts[at]?.done) return null
  return (
    <Card look="soft" className={styles.next ?? ''}>
      <div>
        <p className={styles.over}>{t('next')}</p>
        <h2>
          <CardLink to={partAddress(missing.part)}>{t('part', { part: missing.part })}</CardLink>
        </h2>
        <p>{missing.reason}</p>
      </div>
      <ArrowRight aria-hidden />
    </Card>
  )
}
