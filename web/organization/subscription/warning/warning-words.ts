import type { Credit } from '#contract/subscriptions/credits.ts'
import type { SubscriptionWarning } from '#contract/subscriptions/warning.ts'
import type { Language } from '#platform/text/locales.ts'
import type { useTexts } from '#web/texts/texts.tsx'

/** The text of a warning about the package. */
export function warningWords(
  t: ReturnType<typeof useTexts<'org_dashboard'>>,
  warning: SubscriptionWarning,
  language: Language,
): string {
  const names: Readonly<Record<Credit, string>> = {
    application: t('warning.application'),
    message: t('warning.message'),
    document: t('warning.document'),
  }
  const kindsIn = (kinds: readonly Credit[]) => new Intl.ListFormat(language).format(kinds.map((kind) => names[kind]))
  switch (warning.of) {
    case 'exhausted':
      return t('warning.exhausted', { kinds: kindsIn(warning.kinds) })
    case 'expired':
      return t('warning.expired')
    case 'ending':
      return t('warning.ending', { days: warning.days })
    case 'low':
      return t('warning.low', { kinds: kindsIn(warning.kinds) })
  }
}
