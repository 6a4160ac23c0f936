import { useSearchParams } from 'react-router'
import { verifyAccount } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Column } from './column.tsx'
import { useEnter } from './use-enter.ts'

const nothing = async () => (await import('./schemas.ts')).Nothing

/** Waits for a press of the button: mail scanners open every link, and would use it up. */
export function VerifyByLink({ token }: { token: string }) {
  const t = useTexts('logins')
  const enter = useEnter()
  const [search] = useSearchParams()
  const form = useAskForm(nothing, 'Candidate', async () => enter(await askInBrowser(verifyAccount, { token })))
  const isSpent = form.failed?.problem?.code === 'accounts.wrongCode'
  return (
    <Column
      title={t('verify.title')}
      lead={t('verify.link.lead')}
      foot={
        <>
          <span>{t('verify.link.broken')}</span>
          <Link to={keepingWayBack('/verify', search)}>{t('verify.link.newCode')}</Link>
        </>
      }
    >
      {isSpent ? (
        <Notice tone="danger" live title={t('verify.link.spent.title')}>
          <p>{t('verify.link.spent.detail')}</p>
        </Notice>
      ) : (
        <AskForm form={form} submit={t('verify.link.submit')} />
      )}
    </Column>
  )
}
