import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '#contract/call.ts'
import { inviteToForm } from '#contract/communities/form-invitations.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { beginHere } from '#web/ui/overlays/begin-here.ts'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { countOf, type MembersTarget } from '../../desk/acts/act-target.ts'
import { useTrialAct } from '../../desk/acts/use-trial-act.ts'
import { useFormChoices } from '../../use-form-choices.ts'
import { poolFormsOf } from '../communities-of.ts'

interface InviteToFormProps {
  readonly communityId: string
  readonly target: MembersTarget
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Invites members to apply to a form; shows who is invited and who is left out. */
export function InviteToFormDialog({ communityId, target, onClose, onDone }: InviteToFormProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const [formId, setFormId] = useState('')
  const { call, input, key } = poolFormsOf(companyId, communityId)
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input, { quiet: true }),
    meta: { isOfPage: true },
  })
  const open = data?.items.filter(({ isOpen }) => isOpen) ?? []
  const choices = useFormChoices(open)
  const run = useTrialAct<Call, object>(
    inviteToForm,
    { target: { companyId, communityId, ...target }, changes: 'communities' },
    formId === '' ? undefined : { formId },
  )
  const submit = () =>
    void run.doIt({ formId }, (answer) => {
      onClose()
      onDone()
      showToast({ tone: 'success', title: t('pool.done', { count: (answer as { changed: number }).changed }) })
    })
  return (
    <ActDialog
      title={t('pool.title', { count: countOf(target) })}
      target={target}
      run={run}
      toPeople
      touched={(changed) => t('pool.touched', { changed })}
      seen={t('pool.seen')}
      submit={t('pool.submit', { count: run.preview?.changed ?? 0 })}
      canSubmit={formId !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('pool.loading')}</RetryNotice>}
      {!data && !isError && <LoadingBlock />}
      {data && open.length === 0 && (
        <Notice tone="info" title={t('pool.empty')}>
          {t('pool.empty.detail')}
        </Notice>
      )}
      {open.length > 0 && (
        <div ref={beginHere}>
          <Select
            name="formId"
            label={t('pool.choose')}
            help={t('pool.choose.help')}
            placeholder={t('invite.chooseForm')}
            value={formId}
            onChange={({ currentTarget }) => setFormId(currentTarget.value)}
            options={choices}
          />
        </div>
      )}
    </ActDialog>
  )
}
