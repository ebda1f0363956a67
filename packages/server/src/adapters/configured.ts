import type { Config } from '#config.ts';

/** The configuration once these values are known to be there. */
export type Configured<Name extends keyof Config> = Config & {
  [name in Name]-?: NonNullable<Config[name]>;
};

/** Whether the values that an adapter cannot do without are given. */
export const isConfigured = <Name extends keyof Config>(
  config: Config,
  ...names: Name[]
): config is Configured<Name> => names.every((name) => config[name] !== undefined);
