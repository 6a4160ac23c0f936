import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'

interface FormatFieldsProps {
  readonly content: BankTemplateContent
  readonly onChange: (change: Partial<BankTemplateContent>) => void
}

const choices = {
  format: ['xlsx', 'csv'],
  encoding: ['windows-1254', 'utf-8', 'utf-8-bom'],
  separator: [';', ',', '\t'],
  decimal: [',', '.'],
  dates: ['dd.MM.yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd', 'ddMMyyyy', 'yyyyMMdd'],
  letters: ['asWritten', 'capitals', 'plain'],
  lira: ['TL', 'TRY'],
} as const satisfies { [Key in keyof BankTemplateContent]?: readonly BankTemplateContent[Key][] }

type Choice = keyof typeof choices

/** Only for CSV: a workbook needs no encoding, separator or decimal sign. */
const ofCsv: readonly Choice[] = ['encoding', 'separator', 'decimal']

/** The format of the file. */
export function FormatFields({ content, onChange }: FormatFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const shown = (Object.keys(choices) as Choice[]).filter((key) => content.format === 'csv' || !ofCsv.includes(key))
  return (
    <Stack>
      <Grid column="small">
        {shown.map((key) => (
          <Select
            key={key}
            id={key}
            name={key}
            label={t('payments.format', { field: key })}
            value={content[key]}
            options={choices[key].map((value) => ({
              value,
              label: key === 'dates' ? exampleOf(value) : t('payments.format.choice', { value: words[value] ?? value }),
            }))}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        ))}
      </Grid>
      <Checkbox
        label={t('payments.format.headings')}
        checked={content.headings}
        onChange={({ target }) => onChange({ headings: target.checked })}
      />
      <Checkbox
        label={t('payments.format.spacedIban')}
        checked={content.spacedIban}
        onChange={({ target }) => onChange({ spacedIban: target.checked })}
      />
    </Stack>
  )
}

/** Texts select a variant by a word, not by a sign. */
const words: Readonly<Record<string, string>> = {
  ';': 'semicolon',
  ',': 'comma',
  '\t': 'tab',
  '.': 'dot',
  'windows-1254': 'windows',
  'utf-8': 'utf8',
  'utf-8-bom': 'utf8bom',
}

const exampleOf = (pattern: string) => pattern.replace('dd', '31').replace('MM', '12').replace('yyyy', '2026')
