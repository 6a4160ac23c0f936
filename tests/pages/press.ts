import type { Page } from 'playwright-core'

/** Presses the one button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
