import type { ReactNode } from 'react'
import type { EntryAnswer } from '#contract/entries/enter-candidates.ts'
import { unverifiedADay } from '#contract/outreach/outreach-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { packagesAddress } from '../../package-addresses.ts'

interface EntryWarningsProps {
  readonly answer: Pick<EntryAnswer, 'withoutEmail' | 'withoutPhone' | 'refused' | 'credits' | 'creditsLeft'>
  /** What it means to be entered without an address */
  readonly withoutEmail: ReactNode
  readonly children?: ReactNode
}

/** Whom we cannot write to, who is beyond the limit of a day, and whether the credits last. */
export function EntryWarnings({ answer, withoutEmail, children }: EntryWarningsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { credits, creditsLeft } = answer
  const beyond = answer.refused.find(({ reason }) => reason === 'dayLimit')
  return (
    <>
      {answer.withoutEmail > 0 && (
        <Notice tone="warning" title={t('enter.confirm.withoutEmail', { count: answer.withoutEmail })}>
          {withoutEmail}
        </Notice>
      )}
      {answer.withoutPhone.count > 0 && (
        <Notice tone="warning">
          <p>{t('enter.confirm.withoutPhone', { count: answer.withoutPhone.count })}</p>
          <p>
            {t('enter.confirm.withoutPhone.rows', {
              lines: answer.withoutPhone.sample.map(({ line }) => line).join(', '),
              more: answer.withoutPhone.count - answer.withoutPhone.sample.length,
            })}
          </p>
        </Notice>
      )}
      {beyond && (
        <Notice tone="warning" title={t('enter.confirm.dayLimit', { count: beyond.count })}>
          {t('enter.confirm.dayLimit.detail', { most: unverifiedADay })}
        </Notice>
      )}
      {children}
      {credits > creditsLeft && (
        <Notice
          tone="danger"
          title={t('enter.confirm.noCredit')}
          actions={<ButtonLink to={packagesAddress}>{t('toPackages')}</ButtonLink>}
        >
          {t('enter.confirm.noCredit.detail', { needed: credits, left: creditsLeft })}
        </Notice>
      )}
    </>
  )
}
