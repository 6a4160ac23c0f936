import { Search } from 'lucide-react'
import { useState } from 'react'
import type { PasswordScore } from '#web/enhance/passwords/password-score.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { OtpInput } from '#web/ui/fields/otp-input.tsx'
import { PasswordStrength } from '#web/ui/fields/password-strength.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { tooltip } from '#web/ui/fields/tooltip.tsx'
import { Show, Shows, section } from '../show.tsx'

export const TextInputSection = section('text-inputs', 'textInputs', () => {
  const t = useTexts('dev_ui')
  return (
    <Shows>
      <Show name="TextInput">
        <TextInput name="name" label={t('name')} autoComplete="off" />
        <TextInput label={t('name')} help={t('nameHelp')} optional />
        <TextInput label={t('longLabel')} defaultValue={t('longName')} />
      </Show>
      <Show name="TextInput error, disabled, readOnly">
        <TextInput
          label={t('label.email')}
          type="email"
          defaultValue="ayse@ornek"
          error={t('emailError')}
          help={t('emailHelp')}
        />
        <TextInput label={t('label.email')} disabled defaultValue="ayse@ornek.org" />
        <TextInput label={t('label.email')} readOnly defaultValue="ayse@ornek.org" />
      </Show>
      <Show name="TextInput before, after, hideLabel">
        <TextInput label={t('ui.search')} hideLabel type="search" before={<Search />} placeholder={t('searchHint')} />
        <TextInput label={t('amount')} type="number" negatives={false} after="TL" defaultValue="4000" />
      </Show>
      <Show name="TextInput tooltip">
        <TextInput label={t('name')} tooltip={tooltip(t('nameTooltip'))} />
        <TextInput label={t('longLabel')} tooltip={tooltip(t('sentence'))} optional error={t('emailError')} />
      </Show>
      <Show name='TextInput type="password"'>
        <Password />
      </Show>
      <Show name="TextInput upperCased, blockClipboard">
        <TextInput label={t('upperCased')} upperCased placeholder={t('upperCasedHint')} />
        <TextInput label={t('blocked')} blockClipboard defaultValue="TR00" />
      </Show>
      <Show name="TextInput negatives, leadingZero">
        <TextInput label={t('noNegatives')} type="number" negatives={false} />
        <TextInput label={t('noLeadingZero')} leadingZero={false} inputMode="numeric" />
      </Show>
      <Show name="TextArea">
        <TextArea label={t('about')} help={t('aboutHelp')} limit={500} defaultValue={t('sentence')} />
        <TextArea label={t('about')} limit={20} rows={2} defaultValue={t('sentence')} error={t('aboutError')} />
      </Show>
      <Show name="OtpInput">
        <OtpInput label={t('code')} help={t('codeHelp')} />
        <OtpInput label={t('code')} defaultValue="482913" error={t('codeError')} />
      </Show>
    </Shows>
  )
})

function Password() {
  const t = useTexts('dev_ui')
  const [password, setPassword] = useState('kopru1')
  const rules = [
    { label: t('ruleLength'), met: password.length >= 8 },
    { label: t('ruleLetter'), met: /\p{L}/u.test(password) },
    { label: t('ruleDigit'), met: /\d/.test(password) },
  ]
  const met = rules.filter((rule) => rule.met).length
  const score = (password === '' ? 0 : met + (password.length >= 12 ? 1 : 0)) as PasswordScore
  return (
    <>
      <TextInput
        label={t('password')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordStrength score={score} rules={rules} />
    </>
  )
}
