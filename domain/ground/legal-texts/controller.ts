import type { Controller } from '#contract/legal-texts.ts'
import { exampleController } from '#platform/config.ts'
import { escapedHtml } from '#platform/rich-text/escaped-html.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

let current: Controller = exampleController

/** Set at start. */
export function setController(controller: Controller) {
  current = controller
}

/** Who runs the site and is the controller of personal data (KVKK: veri sorumlusu). */
export const controller = () => current

/** Name, address and contact in one line, for legal texts and records. */
export function controllerLine(language: Language): string {
  const { name, address, email, kep, mersis } = controller()
  const parts = [
    `${name}, ${address}`,
    email,
    kep && translate(language, 'controller.kep', { value: kep }),
    mersis && translate(language, 'controller.mersis', { value: mersis }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Fills the placeholders of the controller into a legal text; a text without them stays as it is. */
export function withController(html: string, language: Language): string {
  const { address, email } = controller()
  const fields: Readonly<Record<string, string>> = {
    controller: controllerLine(language),
    controllerAddress: address,
    controllerEmail: email,
  }
  return html.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => (fields[name] ? escapedHtml(fields[name]) : all))
}
