import { useState } from 'react'
import { inviteApplicants } from '#contract/communities/invitations.ts'
import { listApplicationForms } from '#contract/review/application-forms.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useInvitation } from '../../review/acts/community/use-invitation.ts'
import { useFormChoices } from '../../use-form-choices.ts'
import { InviteForm } from './invite-form.tsx'

export const applicationFormsOf = (companyId: string) =>
  query(listApplicationForms, { companyId, sort: 'title', pageSize: 500 })

interface InviteProps {
  readonly communityId: string
  readonly onDone: () => void
}

/** Statuses that can be invited; withdrawn applicants cannot. */
const statuses = ['Submitted', 'InReview', 'Shortlisted', 'Reserve', 'Approved', 'Rejected'] as const
type Status = (typeof statuses)[number]

/** Invites the applicants of one form, by the status of their applications. */
export function InviteApplicants({ communityId, onDone }: InviteProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const forms = useFormChoices(useAnswer(applicationFormsOf(companyId)).items)
  const [formId, setFormId] = useState('')
  const [chosen, setChosen] = useState<readonly Status[]>(['Approved'])
  const run = useInvitation(
    inviteApplicants,
    formId === '' || chosen.length === 0 ? undefined : { companyId, communityId, formId, filters: { status: chosen } },
  )
  const toggle = (value: string, isOn: boolean) =>
    setChosen(statuses.filter((one) => (one === value ? isOn : chosen.includes(one))))
  return (
    <InviteForm run={run} onDone={onDone}>
      <Select
        name="formId"
        label={t('invite.form')}
        value={formId}
        onChange={({ target }) => setFormId(target.value)}
        options={[{ value: '', label: t('invite.chooseForm') }, ...forms]}
      />
      <CheckboxGroup
        name="status"
        label={t('invite.status')}
        onChange={({ currentTarget }) => toggle(currentTarget.value, currentTarget.checked)}
        options={statuses.map((status) => ({
          value: status,
          label: t('invite.applicationStatus', { status }),
          checked: chosen.includes(status),
        }))}
      />
    </InviteForm>
  )
}
