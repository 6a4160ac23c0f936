/** Packages: what is left, and what can be bought. */
export const packagesAddress = '/organizations-dashboard/apps'

export const ordersAddress = `${packagesAddress}/orders`

/** An order among the others. */
export const orderAddress = (orderId: string) => `${ordersAddress}#order-${orderId}`

/** Every credit that came or went. */
export const creditHistoryAddress = `${packagesAddress}/history`
