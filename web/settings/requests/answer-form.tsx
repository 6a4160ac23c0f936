import { useState } from 'react'
import type { DataRequestOutcome, RefusalGround } from '#contract/data-requests/data-request.ts'
import { dataRequestOutcomes, refusalGrounds } from '#contract/data-requests/data-request-facts.ts'
import { AskForm } from '../../forms/ask-form.tsx'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export interface Answering {
  readonly outcome: DataRequestOutcome
  readonly ground?: RefusalGround | undefined
  readonly text: string
}

const schema = async () => (await import('./schemas.ts')).AnswerFields

/** The final answer to a request; a partial or negative one names the legal reason. */
export function AnswerForm({ send }: { send: (answer: Answering) => Promise<unknown> }) {
  const t = useTexts('common')
  const [outcome, setOutcome] = useState<string>()
  const form = useAskForm(schema, 'Company', send)
  return (
    <AskForm form={form} submit={t('kvkk.answer.send')}>
      <RadioGroup
        {...form.field('outcome')}
        label={t('kvkk.outcome')}
        look="cards"
        options={dataRequestOutcomes.map((value) => ({
          value,
          label: t('kvkk.outcome.name', { outcome: value }),
          help: t('kvkk.outcome.help', { outcome: value }),
        }))}
        onChange={({ currentTarget }) => setOutcome(currentTarget.value)}
      />
      {(outcome === 'partly' || outcome === 'refused') && (
        <Select
          {...form.field('ground')}
          label={t('kvkk.why')}
          help={t('kvkk.why.help')}
          placeholder={t('kvkk.why.choose')}
          options={refusalGrounds.map((ground) => ({ value: ground, label: t('kvkk.ground', { ground }) }))}
        />
      )}
      <TextArea
        {...form.field('text')}
        label={t('kvkk.answer.text')}
        help={t('kvkk.answer.help')}
        rows={8}
        limit={5000}
      />
    </AskForm>
  )
}
