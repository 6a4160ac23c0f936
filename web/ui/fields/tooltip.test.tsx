import { expect, test } from 'vitest'
import { rendered } from '../../../tests/rendered.tsx'
import { TextInput } from './text-input.tsx'
import { tooltip } from './tooltip.tsx'

test('a text field offers a tooltip: a button beside its label, and the text describes the control', () => {
  const html = rendered(
    <TextInput name="iban" label="IBAN" help="26" tooltip={tooltip('Hesap ayrıntılarında yazar.')} />,
  )
  expect(html).toMatch(/<label for="iban"[^>]*>IBAN<\/label><span[^>]*><button type="button"[^>]*aria-label="Açıklama"/)
  expect(html).toMatch(/<span id="iban-tooltip" role="tooltip"[^>]*>Hesap ayrıntılarında yazar.<\/span>/)
  expect(html).toMatch(/<input[^>]*aria-describedby="iban-help iban-tooltip"/)
  expect(rendered(<TextInput name="iban" label="IBAN" />)).not.toContain('tooltip')
})
