import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { losesAccess, type Member } from '#contract/access.ts'
import { type CompanyAccount, changeCompanyAccount } from '#contract/companies/company-accounts.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { addresses } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { FormFoot } from './form-foot.tsx'
import { MemberFields } from './member-fields.tsx'
import { NewerAccount } from './newer-account.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'
import { useChange } from './use-change.ts'
import { useLeave } from './use-leave.ts'

export function EditForm({ account }: { account: CompanyAccount }) {
  const t = useTexts('org_settings')
  const [member, setMember] = useState<Member>({ userType: account.userType, permissions: account.permissions })
  const [isAsking, setAsking] = useState(false)
  // The version at the opening of the page, so that another Root's later save is not overwritten unseen.
  const [version, setVersion] = useState(account.version)
  const { save, saving, failed } = useSave(account, member)
  const endsSessions = account.state === 'Active' && losesAccess(account, member)

  function submit(seen: number) {
    setVersion(seen)
    if (endsSessions) setAsking(true)
    else void save(seen)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(version)
  }

  const name = fullName(account)
  const newer = failed?.problem?.newerAccount
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={8}>
        <MemberFields member={member} onChange={setMember} canLower={account.can.lower} />
        {/* Not rendered behind the dialog, where it could not take the focus. */}
        {newer && !isAsking ? (
          <NewerAccount
            account={account}
            newer={newer}
            mine={member}
            saving={saving}
            onOver={() => submit(newer.version)}
          />
        ) : (
          <FormFoot submit={t('accounts.save')} sending={saving} failed={failed} />
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        tone="warning"
        title={account.isMe ? t('accounts.lower.me.title') : t('accounts.lower.title', { name })}
        detail={account.isMe ? t('accounts.lower.me.detail') : t('accounts.lower.detail', { name })}
        confirmText={t('accounts.save')}
        onConfirm={() => save(version).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
        loading={saving}
      />
    </form>
  )
}

function useSave(account: CompanyAccount, member: Member) {
  const t = useTexts('org_settings')
  const { companyId, tell } = useAccounts()
  const { change, changing, failed } = useChange()
  const navigate = useNavigate()
  const leave = useLeave()

  async function goOn() {
    if (account.isMe && member.userType !== 'Root') return leave(addresses.Company.signIn)
    await invalidate('companyAccounts')
    tell({
      tone: 'success',
      title: t('accounts.saved.title'),
      detail: t('accounts.saved.detail', { name: fullName(account) }),
    })
    await navigate(accountsAddress)
  }

  const { accountId } = account
  const save = (version: number) =>
    change(() => askInBrowser(changeCompanyAccount, { companyId, accountId, ...member, version }), goOn)
  return { save, saving: changing, failed }
}
