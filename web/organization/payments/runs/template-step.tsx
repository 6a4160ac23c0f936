import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { listBankTemplates } from '#contract/payments/bank-templates.ts'
import type { Query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'
import { bankTemplatesAddress, newRunAddress } from '../../payment-addresses.ts'
import styles from '../payments.module.css'
import { useTemplateName } from '../templates/use-template-name.ts'
import { firstTemplate, type RunChosen, runChoiceOf } from './run-chosen.ts'

interface TemplateStepProps {
  readonly chosen: RunChosen
  readonly templates: Query<typeof listBankTemplates>
}

/** Chooses the file's template, and the day of payment. */
export function TemplateStep({ chosen, templates }: TemplateStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const nameOf = useTemplateName()
  const { items } = useAnswer(templates)
  const [template, setTemplate] = useState(items.find(({ id }) => id === chosen.template)?.id ?? firstTemplate)
  const [payOn, setPayOn] = useState<string | null>(chosen.payOn)
  return (
    <Stack gap={5}>
      <RadioGroup
        label={t('payments.template')}
        help={
          <>
            {t('payments.template.help')} <Link to={bankTemplatesAddress}>{t('payments.template.own')}</Link>
          </>
        }
        name="template"
        value={template}
        onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
        options={items.map((one) => ({
          value: one.id,
          label: nameOf(one),
          help: t('payments.template.summary', { format: one.content.format, count: one.content.columns.length }),
        }))}
      />
      <LazyDatePicker label={t('payments.payOn')} help={t('payments.payOn.help')} value={payOn} onChange={setPayOn} />
      <div className={styles.foot}>
        <ButtonLink to={newRunAddress('look', runChoiceOf({ ...chosen, template, payOn: payOn ?? chosen.payOn }))}>
          {t('ui.back')}
        </ButtonLink>
        <Button
          variant="primary"
          disabled={payOn === null}
          onClick={() =>
            void navigate(newRunAddress('check', runChoiceOf({ ...chosen, template, payOn: payOn ?? chosen.payOn })))
          }
        >
          {t('ui.continue')}
        </Button>
      </div>
    </Stack>
  )
}
