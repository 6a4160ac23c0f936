import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { type Education, removeEducation } from '#contract/candidates/candidate-background.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { useLanguage } from '../../../place.tsx'
import { changeSession, useMe } from '../../../session/store.ts'
import { joined } from '../joined.ts'
import { KeptList } from '../kept-list.tsx'
import { educations, keepIn } from '../own-profile.ts'
import type { SectionProps } from '../section-props.ts'
import { useSpan } from '../use-span.ts'

// Lazy: its pickers are larger than the page, and readers do not need them.
const EducationForm = lazy(async () => ({ default: (await import('../education/education-form.tsx')).EducationForm }))

export function EducationsSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const span = useSpan()
  const { myId: candidateId } = useMe()
  const list = educations(candidateId)
  const answers = useQueryClient()
  return (
    <KeptList<Education>
      list="educations"
      items={useAnswer(list).items}
      words={{
        add: t('education.add'),
        edit: t('education.edit'),
        emptyTitle: t('education.empty.title'),
        empty: t('education.empty'),
      }}
      row={(one) => ({
        title: one.universityName ?? one.levelName,
        badge: one.isCurrent && <Badge tone="success">{t('education.current')}</Badge>,
        lines: [
          joined(one.levelName, one.className),
          joined(one.facultyShown, one.departmentShown),
          joined(
            span(one.startedOn, one.endedOn),
            one.gpa === null
              ? null
              : t('education.average', { gpa: formatNumber(one.gpa, language), of: one.gpaSystemName ?? '' }),
          ),
        ],
      })}
      form={(props) => <EducationForm {...props} />}
      remove={({ id }) => keepIn('educations', askInBrowser(removeEducation, { candidateId, id }))}
      onSaved={() => {
        // The first education activates the account.
        const now = answers.getQueryData<{ items: readonly Education[] }>(list.key)
        changeSession({ isAccountActivated: now !== undefined && now.items.length > 0 })
        onSaved?.()
      }}
    />
  )
}
