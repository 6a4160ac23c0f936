import { TextInput, type TextInputProps } from '../../ui/fields/text-input.tsx'

type WebAddressInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  readonly value: string | null | undefined
  readonly onWrite: (address: string | null) => void
}

/** Adds a missing https:// when the field loses the focus. */
export function WebAddressInput({ value, onWrite, ...rest }: WebAddressInputProps) {
  return (
    <TextInput
      {...rest}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      value={value ?? ''}
      onChange={(event) => onWrite(event.currentTarget.value || null)}
      onBlur={(event) => {
        const whole = withProtocol(event.currentTarget.value)
        if (whole !== (value ?? null)) onWrite(whole)
      }}
    />
  )
}

function withProtocol(text: string): string | null {
  const address = text.trim()
  if (address === '') return null
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`
}
