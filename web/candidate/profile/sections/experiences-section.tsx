import { lazy } from 'react'
import { type Experience, removeExperience } from '#contract/candidates/candidate-background.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useMe } from '../../../session/store.ts'
import { joined } from '../joined.ts'
import { KeptList } from '../kept-list.tsx'
import { experiences, keepIn } from '../own-profile.ts'
import type { SectionProps } from '../section-props.ts'
import { useSpan } from '../use-span.ts'

// Lazy: readers of the list do not need its fields.
const ExperienceForm = lazy(async () => ({ default: (await import('../experience-form.tsx')).ExperienceForm }))

export function ExperiencesSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const span = useSpan()
  const { myId: candidateId } = useMe()
  const list = experiences(candidateId)
  return (
    <KeptList<Experience>
      list="experiences"
      items={useAnswer(list).items}
      words={{
        add: t('experiences.add'),
        edit: t('experiences.edit'),
        emptyTitle: t('experiences.empty.title'),
        empty: t('experiences.empty'),
      }}
      row={({ kind, organization, position, cityName, countryName, startedOn, endedOn, description }) => ({
        title: position,
        lines: [
          organization,
          joined(t('experiences.kind', { kind }), cityName ?? countryName),
          span(startedOn, endedOn),
          description,
        ],
      })}
      form={(props) => <ExperienceForm {...props} />}
      remove={({ id }) => keepIn('experiences', askInBrowser(removeExperience, { candidateId, id }))}
      onSaved={onSaved}
    />
  )
}
