import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '#contract/access.ts'
import type { CompanyAccount } from '#contract/companies/company-accounts.ts'
import type { Problem } from '#contract/problems.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'
import { useGrantWords } from './use-grant-words.ts'

interface NewerAccountProps {
  readonly account: CompanyAccount
  readonly newer: NonNullable<Problem['newerAccount']>
  readonly mine: Member
  readonly saving: boolean
  /** Saves one's own changes over the other Root's. */
  readonly onOver: () => void
}

/** Another Root saved first: shows their version beside one's own, to choose one of the two. */
export function NewerAccount({ account, newer, mine, saving, onOver }: NewerAccountProps) {
  const t = useTexts('org_settings')
  const { tell } = useAccounts()
  const navigate = useNavigate()
  const { summary } = useGrantWords()
  const place = useRef<HTMLDivElement>(null)
  // Takes the focus, because the save button was unmounted; on a phone the notice would otherwise be out of view.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const inWords = ({ userType, permissions }: Member) =>
    userType === 'Root' ? t('accounts.root') : summary(permissions)

  function keepTheirs() {
    tell({
      tone: 'success',
      title: t('accounts.newer.kept.title'),
      detail: t('accounts.newer.kept.detail', { name: fullName(account) }),
    })
    void navigate(accountsAddress)
  }

  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="warning"
        live
        title={t('accounts.newer.title', {
          who: newer.changedByMe ? t('accounts.newer.myTab') : (newer.changedBy ?? t('accounts.newer.someone')),
        })}
        actions={
          <>
            <Button onClick={keepTheirs} disabled={saving}>
              {t('accounts.newer.keep')}
            </Button>
            <Button variant="primary" onClick={onOver} loading={saving}>
              {t('accounts.newer.over')}
            </Button>
          </>
        }
      >
        {newer.changedAt && (
          <p>
            {t('accounts.newer.when')} <TimeAgo moment={newer.changedAt} />
          </p>
        )}
        <p>{t('accounts.newer.theirs', { what: inWords(newer) })}</p>
        <p>{t('accounts.newer.mine', { what: inWords(mine) })}</p>
      </Notice>
    </div>
  )
}
