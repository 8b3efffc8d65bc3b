import { examine, report } from '../server/src/doctor/doctor.ts';

const findings = await examine(process.env);
process.stdout.write(`${report(findings).join('\n')}\n`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;
