import { useNavigate, useSearchParams } from 'react-router'
import { sendVerification } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { keepingWayBack, wayOn } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Column } from './column.tsx'
import { EmailField } from './email-field.tsx'

const address = async () => (await import('./schemas.ts')).UnverifiedAddress

export function AskForCode() {
  const t = useTexts('logins')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useAskForm(address, 'Candidate', async ({ email }) => {
    const sent = await askInBrowser(sendVerification, { email, ...wayOn(search) })
    await navigate(keepingWayBack('/verify', search, { email }), { state: sent })
  })
  return (
    <Column title={t('verify.title')} lead={t('verify.ask.lead')}>
      <AskForm form={form} submit={t('verify.ask.submit')}>
        <EmailField {...form.field('email')} />
      </AskForm>
    </Column>
  )
}
