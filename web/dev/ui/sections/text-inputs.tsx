import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { OtpInput } from '#web/ui/otp-input.tsx'
import { type PasswordScore, PasswordStrength } from '#web/ui/password-strength.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Show, Shows, section } from '../show.tsx'

export const TextInputSection = section('text-inputs', 'ui.show.textInputs', () => {
  const t = useTexts('common')
  return (
    <Shows>
      <Show name="TextInput">
        <TextInput name="name" label={t('ui.show.name')} autoComplete="off" />
        <TextInput label={t('ui.show.name')} help={t('ui.show.nameHelp')} tooltip={t('ui.show.nameTooltip')} optional />
        <TextInput label={t('ui.show.longLabel')} defaultValue={t('ui.show.longName')} />
      </Show>
      <Show name="TextInput error, disabled, readOnly">
        <TextInput
          label={t('ui.show.email')}
          type="email"
          defaultValue="ayse@ornek"
          error={t('ui.show.emailError')}
          help={t('ui.show.emailHelp')}
        />
        <TextInput label={t('ui.show.email')} disabled defaultValue="ayse@ornek.org" />
        <TextInput label={t('ui.show.email')} readOnly defaultValue="ayse@ornek.org" />
      </Show>
      <Show name="TextInput before, after, hideLabel">
        <TextInput
          label={t('ui.show.search')}
          hideLabel
          type="search"
          before={<Search />}
          placeholder={t('ui.show.searchHint')}
        />
        <TextInput label={t('ui.show.amount')} type="number" negatives={false} after="TL" defaultValue="4000" />
      </Show>
      <Show name='TextInput type="password"'>
        <Password />
      </Show>
      <Show name="TextInput upperCased, blockClipboard">
        <TextInput label={t('ui.show.upperCased')} upperCased placeholder={t('ui.show.upperCasedHint')} />
        <TextInput label={t('ui.show.blocked')} blockClipboard defaultValue="TR00" />
      </Show>
      <Show name="TextInput negatives, leadingZero">
        <TextInput label={t('ui.show.noNegatives')} type="number" negatives={false} />
        <TextInput label={t('ui.show.noLeadingZero')} leadingZero={false} inputMode="numeric" />
      </Show>
      <Show name="TextArea">
        <TextArea
          label={t('ui.show.about')}
          help={t('ui.show.aboutHelp')}
          limit={500}
          defaultValue={t('ui.show.sentence')}
        />
        <TextArea
          label={t('ui.show.about')}
          limit={20}
          rows={2}
          defaultValue={t('ui.show.sentence')}
          error={t('ui.show.aboutError')}
        />
      </Show>
      <Show name="OtpInput">
        <OtpInput label={t('ui.show.code')} help={t('ui.show.codeHelp')} />
        <OtpInput label={t('ui.show.code')} defaultValue="482913" error={t('ui.show.codeError')} />
      </Show>
    </Shows>
  )
})

function Password() {
  const t = useTexts('common')
  const [password, setPassword] = useState('kopru1')
  const rules = [
    { label: t('ui.show.ruleLength'), met: password.length >= 8 },
    { label: t('ui.show.ruleLetter'), met: /\p{L}/u.test(password) },
    { label: t('ui.show.ruleDigit'), met: /\d/.test(password) },
  ]
  const met = rules.filter((rule) => rule.met).length
  const score = (password === '' ? 0 : met + (password.length >= 12 ? 1 : 0)) as PasswordScore
  return (
    <>
      <TextInput
        label={t('ui.show.password')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordStrength score={score} rules={rules} />
    </>
  )
}
