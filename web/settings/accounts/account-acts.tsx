import { useState } from 'react'
import { type CompanyAccount, inviteCompanyAccountAgain } from '#contract/companies/company-accounts.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './account-row.module.css'
import { RemoveAccount } from './remove-account.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'
import { useChange } from './use-change.ts'

/** A Root's acts on an account; shows the result of a repeated invitation. */
export function AccountActs({ account }: { account: CompanyAccount }) {
  const t = useTexts('org_settings')
  const { companyId } = useAccounts()
  const { change, changing, failed } = useChange()
  const [isSent, setSent] = useState(false)
  const { accountId, email, can } = account
  const name = fullName(account)

  async function inviteAgain() {
    setSent(false)
    await change(
      () => askInBrowser(inviteCompanyAccountAgain, { companyId, accountId }),
      () => {
        setSent(true)
        return invalidate('companyAccounts')
      },
    )
  }

  return (
    <>
      <div className={styles.acts}>
        {can.inviteAgain && (
          <Button
            size="small"
            loading={changing}
            onClick={inviteAgain}
            aria-label={t('accounts.inviteAgain.of', { name })}
          >
            {t('accounts.inviteAgain')}
          </Button>
        )}
        <ButtonLink size="small" to={`${accountsAddress}/${accountId}`} aria-label={t('accounts.edit.of', { name })}>
          {t('ui.edit')}
        </ButtonLink>
        <RemoveAccount account={account} />
      </div>
      {(isSent || failed) && (
        <div className={styles.outcome}>
          <FailedNotice failed={failed} />
          {isSent && (
            <Notice tone="success" live title={t('accounts.invited.title')}>
              <p>{t('accounts.invited.detail', { name, email })}</p>
            </Notice>
          )}
        </div>
      )}
    </>
  )
}
