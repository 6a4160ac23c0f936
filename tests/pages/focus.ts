import type { Locator, Page } from 'playwright-core'

export const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** The focused element: its tag, and the text of a dialog's button. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const words = element?.closest('dialog') && element.tagName === 'BUTTON' ? element.textContent : ''
    return [element?.tagName ?? '', words].filter((word) => word !== '').join(' ')
  })
