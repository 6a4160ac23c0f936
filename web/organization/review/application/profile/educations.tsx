import type { Education } from '#contract/candidates/candidate-background.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '../page.module.css'
import { usePeriod } from './use-period.ts'

export function Educations({ educations }: { educations: readonly Education[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Card as="section">
      <h3>{t('label.education')}</h3>
      {educations.length === 0 && <p className={styles.quiet}>{t('profile.noEducation')}</p>}
      <ul className={styles.entries}>
        {educations.map((education) => (
          <Entry key={education.id} education={education} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({ education }: { education: Education }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const period = usePeriod()
  const { universityName, facultyShown, departmentShown, levelName, className, gpa, gpaSystemName } = education
  const what = [departmentShown, facultyShown].filter((name) => name !== null)
  const facts = [
    levelName,
    ...(className ? [className] : []),
    ...(gpa === null ? [] : [t('profile.gpa', { gpa: formatNumber(gpa, language), system: gpaSystemName ?? '' })]),
    ...(education.scholarshipPercent ? [t('profile.scholarship', { percent: education.scholarshipPercent })] : []),
    ...period(education.startedOn, education.endedOn),
  ]
  return (
    <li>
      <h4>
        {universityName ?? levelName} {education.isCurrent && <Badge tone="primary">{t('profile.current')}</Badge>}
      </h4>
      {what.length > 0 && <p>{what.join(', ')}</p>}
      <p className={styles.quiet}>{facts.join('\u00a0· ')}</p>
    </li>
  )
}
