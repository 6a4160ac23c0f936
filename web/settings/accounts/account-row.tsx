import { MailQuestionMark, ShieldCheck } from 'lucide-react'
import type { CompanyAccount } from '#contract/companies/company-accounts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { AccountActs } from './account-acts.tsx'
import styles from './account-row.module.css'
import { fullName, useAccounts } from './use-accounts.ts'
import { useGrantWords } from './use-grant-words.ts'

export function AccountRow({ account }: { account: CompanyAccount }) {
  const t = useTexts('org_settings')
  const words = useGrantWords()
  const { canChange } = useAccounts()
  const isRoot = account.userType === 'Root'
  return (
    <li className={styles.row}>
      <Avatar name={fullName(account)} named />
      <div className={styles.text}>
        <p className={styles.name}>
          <strong>{fullName(account)}</strong>
          {account.isMe && <Badge>{t('accounts.me')}</Badge>}
          {isRoot ? (
            <Badge tone="primary" icon={<ShieldCheck />}>
              {t('accounts.root')}
            </Badge>
          ) : (
            <Badge>{t('accounts.sub')}</Badge>
          )}
          {account.state === 'Invited' && (
            <Badge tone="warning" icon={<MailQuestionMark />}>
              {t('accounts.awaited')}
            </Badge>
          )}
        </p>
        <p>{account.email}</p>
        <p className={styles.grants}>{isRoot ? t('accounts.root.summary') : words.summary(account.permissions)}</p>
        <p>
          <LastSeen account={account} />
        </p>
        {canChange && !account.can.remove && <p>{t('accounts.lastRoot')}</p>}
      </div>
      {canChange && <AccountActs account={account} />}
    </li>
  )
}

function LastSeen({ account: { state, isMe, invitedAt, lastUsedAt } }: { account: CompanyAccount }) {
  const t = useTexts('org_settings')
  const language = useLanguage()
  if (isMe) return t('accounts.usedNow')
  if (state === 'Invited') return invitedAt && t('accounts.invitedAt', { date: formatDate(invitedAt, language) })
  if (!lastUsedAt) return t('accounts.neverUsed')
  return (
    <>
      {t('accounts.lastUsed')} <TimeAgo moment={lastUsedAt} />
    </>
  )
}
