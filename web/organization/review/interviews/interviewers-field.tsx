import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { toggled } from '../../desk/toggled.ts'
import { useInterviewers } from './use-interviewers.ts'

interface InterviewersFieldProps {
  readonly chosen: readonly string[]
  readonly error?: string | undefined
  readonly help?: string
  readonly onChange: (interviewerIds: readonly string[]) => void
}

/** Chooses the interviewers among the organization's accounts. */
export function InterviewersField({ chosen, error, help, onChange }: InterviewersFieldProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { interviewers } = useInterviewers()
  return (
    <CheckboxGroup
      id="interviewerIds"
      name="interviewerIds"
      label={t('interviews.add.interviewers')}
      optional
      help={help}
      error={error}
      options={interviewers.map(({ id, name, isMe, canAssess }) => ({
        value: id,
        label: canAssess ? (isMe ? t('acts.assign.me', { name }) : name) : t('interviews.add.unable', { name }),
        checked: chosen.includes(id),
        // A member without permission can still be removed, but not added.
        disabled: !canAssess && !chosen.includes(id),
      }))}
      onChange={({ target }) => onChange(toggled(chosen, target.value, target.checked))}
    />
  )
}
