import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FieldValues, fillIn, messageFields, mistakeIn } from './message-fields.ts'

const nobody: FieldValues = {
  name: null,
  surname: null,
  form: null,
  organization: null,
  status: null,
  step: null,
  interviewTime: null,
  interviewPlace: null,
  acceptBy: null,
  feedback: null,
  link: null,
}
const ayse = { ...nobody, name: 'Ayşe', form: 'İhtiyaç Bursu', step: 'Mülakat' }

describe('filling in a text', () => {
  test.each([
    ['Merhaba {{name}}, {{ form }} başvurun alındı.', 'Merhaba Ayşe, İhtiyaç Bursu başvurun alındı.'],
    ['{{#if step}}Aşaman: {{step}}.{{/if}}', 'Aşaman: Mülakat.'],
    ['{{#if interviewTime}}Saat {{interviewTime}}{{else}}Saat sonra bildirilecek{{/if}}', 'Saat sonra bildirilecek'],
    ['{{#if step}}{{#if name}}{{name}}: {{/if}}{{step}}{{/if}}', 'Ayşe: Mülakat'],
    ['Merhaba\n\n{{#if interviewTime}}Saat {{interviewTime}}{{/if}}\n\nSevgiler', 'Merhaba\n\nSevgiler'],
    ['{ tek } ve }} kapanan', '{ tek } ve }} kapanan'],
  ])('%s', (text, filled) => {
    expect(mistakeIn(text)).toBeUndefined()
    expect(fillIn(text, ayse)).toBe(filled)
  })
})

describe('a fault in a text is reported', () => {
  test.each([
    ['Merhaba {{isim}}', { kind: 'unknownField', tag: '{{isim}}' }],
    ['{{#if isim}}x{{/if}}', { kind: 'unknownField', tag: '{{#if isim}}' }],
    ['{{name', { kind: 'notAField', tag: '{{' }],
    ['{{name surname}}', { kind: 'notAField', tag: '{{name surname}}' }],
    ['{{}}', { kind: 'notAField', tag: '{{}}' }],
    ['{{constructor}}', { kind: 'unknownField', tag: '{{constructor}}' }],
    ['{{#if name}}x', { kind: 'notClosed', tag: '{{#if name}}' }],
    ['x{{/if}}', { kind: 'notOpened', tag: '{{/if}}' }],
    ['{{else}}', { kind: 'notOpened', tag: '{{else}}' }],
    ['{{#if name}}a{{else}}b{{else}}c{{/if}}', { kind: 'notOpened', tag: '{{else}}' }],
  ])('%s', (text, mistake) => {
    expect(mistakeIn(text)).toEqual(mistake)
  })
})

const field = fc.constantFrom(...messageFields)
const words = fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !text.includes('{'))
const values = fc.record(
  Object.fromEntries(messageFields.map((name) => [name, fc.option(fc.string({ maxLength: 40 }))])),
) as unknown as fc.Arbitrary<FieldValues>
const { text: wellFormed } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    field.map((name) => `{{${name}}}`),
    fc.tuple(tie('text'), tie('text')).map(([one, other]) => one + other),
    fc
      .tuple(field, tie('text'), tie('text'))
      .map(([name, then, otherwise]) => `{{#if ${name}}}${then}{{else}}${otherwise}{{/if}}`),
  ),
}))

test('any well-formed text can be filled in, and leaves no tag', () => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      expect(mistakeIn(text)).toBeUndefined()
      expect(fillIn(text, nobody)).not.toContain('{{')
    }),
  )
})

test('a value is never parsed as a placeholder', () => {
  fc.assert(
    fc.property(values, (given) => {
      const said = `|${given.name ?? ''}|${given.form ?? ''}|`
      expect(fillIn('|{{name}}|{{form}}|', given)).toBe(said)
    }),
  )
  expect(fillIn('{{name}}', { ...ayse, name: '{{link}}' })).toBe('{{link}}')
})

test('any text is either filled in or refused, and quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '{{', '}}', 'name', '#if ', '/if', 'else', ' ', 'ş') }),
      (text) => {
        expect(typeof fillIn(text, ayse)).toBe('string')
      },
    ),
  )
  const deep = '{{#if name}}'.repeat(400) + '{{/if}}'.repeat(400)
  expect(fillIn(deep, ayse)).toBe('')
  expect(mistakeIn('{{'.repeat(2500))).toBeDefined()
})
