import type { BankTemplate } from '#contract/payments/bank-templates.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** Predefined templates are named in the reader's language, an organization's own as it named them. */
export function useTemplateName() {
  const t = useTexts('org_candidate_list_and_detail')
  return ({ id, name, isReady }: Pick<BankTemplate, 'id' | 'name' | 'isReady'>) =>
    isReady ? t('payments.template.ready', { template: id }) : name
}
