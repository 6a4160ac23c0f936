import { useState } from 'react'
import { inviteParticipants } from '#contract/communities/invitations.ts'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { participantCountsOf } from '../../participants/list/participants-of.ts'
import { participantStatuses } from '../../participants/participant-statuses.ts'
import { useInvitation } from '../../review/acts/community/use-invitation.ts'
import { useFormChoices } from '../../use-form-choices.ts'
import { InviteForm } from './invite-form.tsx'

interface InviteProps {
  readonly communityId: string
  readonly onDone: () => void
}

/** Invites participants of one form or of all, by status. */
export function InviteParticipants({ communityId, onDone }: InviteProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const forms = useFormChoices(useAnswer(participantCountsOf(companyId)).forms)
  const [formId, setFormId] = useState('')
  const [statuses, setStatuses] = useState<readonly ParticipantStatus[]>(['Active', 'Completed'])
  const run = useInvitation(
    inviteParticipants,
    statuses.length === 0
      ? undefined
      : { companyId, communityId, filters: { status: statuses }, ...(formId && { formId }) },
  )
  const toggle = (value: string, isOn: boolean) =>
    setStatuses(participantStatuses.filter((one) => (one === value ? isOn : statuses.includes(one))))
  return (
    <InviteForm run={run} onDone={onDone}>
      <Select
        name="formId"
        label={t('invite.form')}
        value={formId}
        onChange={({ target }) => setFormId(target.value)}
        options={[{ value: '', label: t('invite.allForms') }, ...forms]}
      />
      <CheckboxGroup
        name="status"
        label={t('invite.status')}
        onChange={({ currentTarget }) => toggle(currentTarget.value, currentTarget.checked)}
        options={participantStatuses.map((status) => ({
          value: status,
          label: t('invite.participantStatus', { status }),
          checked: statuses.includes(status),
        }))}
      />
    </InviteForm>
  )
}
