import { execFile } from 'node:child_process';

type ProgramEnd = { status: number | null; stdout: string; stderr: string };

/** Runs a program of ours to its end. The test's own server goes on meanwhile: one that stands still for seconds loses its callers' connections. */
export function runProgram(file: string, words: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<ProgramEnd> {
  return new Promise((done) => {
    const program = execFile(process.execPath, [file, ...words], { env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) =>
      done({ status: program.exitCode, stdout, stderr }),
    );
    program.stdin?.end(input);
  });
}
