/** The environment that points every adapter at the sandbox; also what `npm start` uses. */
export const sandboxEnvironment = (url: string, smtpPort: number): Record<string, string> => ({
  SANDBOX_URL: url,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  SMS_BASE_URL: `${url}/nova-sms`,
  SMS_USERNAME: 'heima',
  SMS_PASSWORD: 'sandbox-sms',
});
