import type { ProfileFact, Question } from '#contract/forms/form-content.ts'
import { profileFacts } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'

interface ProfileFactFieldProps {
  readonly id: string
  readonly question: Question
  readonly onChange: (fact: ProfileFact | null) => void
}

/** The profile field that the answer is compared with; shown for kinds of questions that can be compared. */
export function ProfileFactField({ id, question: { kind, profileFact }, onChange }: ProfileFactFieldProps) {
  const t = useTexts('org_forms')
  const facts: readonly ProfileFact[] = kind in profileFacts ? profileFacts[kind as keyof typeof profileFacts] : []
  if (facts.length === 0) return null
  return (
    <Select
      id={id}
      label={t('question.profileFact')}
      help={t('question.profileFact.help')}
      value={profileFact ?? ''}
      options={[
        { value: '', label: t('question.profileFact.none') },
        ...facts.map((fact) => ({ value: fact, label: t('question.profileFact.of', { fact }) })),
      ]}
      onChange={({ target }) => onChange(facts.find((fact) => fact === target.value) ?? null)}
    />
  )
}
