/**
 * Work that many may ask for at any moment, such as asking the server for a number: it runs once at a time, and what is
 * asked for while it runs is done by one more run after it.
 *
 * @param work Never fails: what it cannot do is done by a later run.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = (): Promise<void> => {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = work().finally(() => {
      running = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void run();
    });
    return running;
  };
  return run;
}
