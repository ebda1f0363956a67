/** The sign before a notification: information for messages, danger for applications, a bell for the rest (R178 to R180). */
export const notificationIcon = (tag: string): 'info' | 'danger' | 'bell' =>
  tag === 'new_message' ? 'info' : tag === 'new_application' ? 'danger' : 'bell';
