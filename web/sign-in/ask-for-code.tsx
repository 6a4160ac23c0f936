import { useNavigate, useSearchParams } from 'react-router'
import { sendVerification } from '#contract/accounts/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { useTexts } from '../texts.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Column } from './column.tsx'
import { keepingWayBack, wayOn } from './way-back.ts'

const address = async () => (await import('./schemas.ts')).UnverifiedAddress

export function AskForCode() {
  const t = useTexts('logins')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = useAskForm(address, 'Candidate', async ({ email }) => {
    const sent = await askInBrowser(sendVerification, { email, ...wayOn(search) })
    await navigate(keepingWayBack('/verify', search, { email }), { state: sent })
  })
  return (
    <Column title={t('verify.title')} lead={t('verify.ask.lead')}>
      <AskForm asked={asked} submit={t('verify.ask.submit')}>
        <TextInput
          {...asked.field('email')}
          type="email"
          label={t('label.email')}
          autoComplete="username"
          inputMode="email"
        />
      </AskForm>
    </Column>
  )
}
