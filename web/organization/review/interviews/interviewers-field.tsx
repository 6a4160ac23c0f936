import { useQuery } from '@tanstack/react-query'
import { listInterviewers } from '#contract/interviews/calendar.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { toggled } from '../toggled.ts'

interface InterviewersFieldProps {
  readonly chosen: readonly string[]
  readonly error?: string | undefined
  readonly help?: string
  readonly onChange: (interviewerIds: readonly string[]) => void
}

/** Who interviews, among the accounts of the organization. */
export function InterviewersField({ chosen, error, help, onChange }: InterviewersFieldProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { data } = useQuery({
    queryKey: [listInterviewers.path, { companyId }],
    queryFn: () => askInBrowser(listInterviewers, { companyId }),
  })
  return (
    <CheckboxGroup
      id="interviewerIds"
      name="interviewerIds"
      label={t('interviews.add.interviewers')}
      optional
      help={help}
      error={error}
      options={(data?.items ?? []).map(({ id, name, isMe }) => ({
        value: id,
        label: isMe ? t('acts.assign.me', { name }) : name,
        checked: chosen.includes(id),
      }))}
      onChange={({ target }) => onChange(toggled(chosen, target.value, target.checked))}
    />
  )
}
