import { useNavigate, useSearchParams } from 'react-router'
import { sendVerification } from '#contract/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { useTexts } from '../texts.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AskForm } from './ask-form.tsx'
import { Column } from './column.tsx'
import { useAskForm } from './use-ask-form.ts'
import { keepingWayBack } from './way-back.ts'

export function AskForCode() {
  const t = useTexts('logins')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = useAskForm(sendVerification.body, 'Candidate', async ({ email }) => {
    const sent = await askInBrowser(sendVerification, { email })
    await navigate(keepingWayBack('/verify', search, { email }), { state: sent })
  })
  return (
    <Column title={t('verify.title')} lead={t('verify.ask.lead')}>
      <AskForm asked={asked} submit={t('verify.ask.submit')}>
        <TextInput
          {...asked.field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
        />
      </AskForm>
    </Column>
  )
}
