import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ArchMeter } from '../../ui/data/meter.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './completeness-card.module.css'
import { partAddress } from './part-facts.ts'

interface CompletenessCardProps {
  readonly percent: number
  readonly parts: readonly { readonly part: ProfilePart; readonly done: boolean; readonly openForms: number }[]
}

/** How complete the profile is, and the missing part that most open forms ask for. */
export function CompletenessCard({ percent, parts }: CompletenessCardProps) {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const missing = parts.filter(({ done }) => !done).sort((one, other) => other.openForms - one.openForms)
  const [first] = missing
  return (
    <Card look="soft" className={styles.card ?? ''}>
      <ArchMeter label={t('meter')} value={percent} text={formatPercent(percent / 100, language)}>
        <p>{missing.length === 0 ? t('meter.full') : t('meter.missing', { count: missing.length })}</p>
      </ArchMeter>
      {first && (
        <ButtonLink to={partAddress(first.part)} variant="primary">
          {t('meter.go', { part: t('part', { part: first.part }) })}
        </ButtonLink>
      )}
    </Card>
  )
}
