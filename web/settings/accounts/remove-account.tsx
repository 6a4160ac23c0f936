import { useState } from 'react'
import { type CompanyAccount, removeCompanyAccount } from '#contract/companies/company-accounts.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { fullName, useAccounts } from './use-accounts.ts'
import { useChange } from './use-change.ts'
import { useLeave } from './use-leave.ts'

/** The button that removes an account, or withdraws an invitation that was not accepted yet, with its dialog. */
export function RemoveAccount({ account }: { account: CompanyAccount }) {
  const { companyId, tell } = useAccounts()
  const { change, changing, failed } = useChange()
  const leave = useLeave()
  const [isAsking, setAsking] = useState(false)
  const { accountId, isMe, can } = account
  const words = useWords(account)

  async function goOn() {
    if (isMe) return leave('/')
    await invalidate('companyAccounts')
    setAsking(false)
    tell({ tone: 'success', ...words.done })
  }

  const remove = () => change(() => askInBrowser(removeCompanyAccount, { companyId, accountId }), goOn)
  return (
    <>
      <Button size="small" variant="quiet" disabled={!can.remove} onClick={() => setAsking(true)} aria-label={words.of}>
        {words.act}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={words.title}
        detail={
          <Stack>
            <p>{words.detail}</p>
            {account.comingInterviews > 0 && <p>{words.interviews}</p>}
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={words.act}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
        loading={changing}
      />
    </>
  )
}

function useWords(account: CompanyAccount) {
  const t = useTexts('org_settings')
  const name = fullName(account)
  const interviews = t('accounts.remove.interviews', { count: account.comingInterviews })
  if (account.state === 'Invited')
    return {
      act: t('accounts.withdraw'),
      of: t('accounts.withdraw.of', { name }),
      title: t('accounts.withdraw.title', { name }),
      detail: t('accounts.withdraw.detail', { email: account.email }),
      interviews,
      done: { title: t('accounts.withdrawn.title'), detail: t('accounts.withdrawn.detail', { name }) },
    }
  return {
    act: t('accounts.remove'),
    of: t('accounts.remove.of', { name }),
    title: account.isMe ? t('accounts.remove.me.title') : t('accounts.remove.title', { name }),
    detail: account.isMe ? t('accounts.remove.me.detail') : t('accounts.remove.detail', { name }),
    interviews,
    done: { title: t('accounts.removed.title'), detail: t('accounts.removed.detail', { name }) },
  }
}
